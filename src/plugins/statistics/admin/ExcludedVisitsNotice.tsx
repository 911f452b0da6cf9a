import type { Payload } from 'payload'
import { Link } from '@/components/admin/frame/routing'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { countExclusions } from '@/src/plugins/statistics/queries/countExclusions'
import { pageVisitsText as text } from '@/src/plugins/statistics/words/admin/pageVisits'
import styles from './StatisticsFrame.module.css'

type Props = { payload: Payload; user: SignedInUser; period: Period; timezone: SiteTimezone }

/** States that visits of this period are excluded; administrators get links to the exclusions and page views. */
export async function ExcludedVisitsNotice({ payload, user, period, timezone }: Props) {
  const exclusions = await countExclusions(payload, { period, timezone })
  const isAdmin = isAdministrator(user)
  if (exclusions === 0 && !isAdmin) return null
  return (
    <p className={styles.note} data-struck-out>
      {exclusions > 0 && <span>{text.visitsExcluded}</span>}
      {isAdmin && exclusions > 0 && (
        <Link href="/admin/collections/visit-exclusions" prefetch={false}>
          {text.seeExclusions}
        </Link>
      )}
      {isAdmin && (
        <Link href="/admin/collections/page-visits" prefetch={false}>
          {text.seePages}
        </Link>
      )}
    </p>
  )
}
