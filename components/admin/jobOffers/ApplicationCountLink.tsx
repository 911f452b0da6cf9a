import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { jobOfferListWords as words } from '@/src/content/admin/jobOfferList'
import { offerFilterQuery } from '@/src/domain/admin/listFilters'
import { countApplicationsPerOffer } from '@/src/queries/countApplicationsPerOffer'
import styles from './ApplicationCountLink.module.css'

/** On an offer's page: number of applications, as a link to the list of them. Empty for an unsaved offer. */
export const ApplicationCountLink = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  const offer = Number(id)
  if (!id || !req.user) return null
  const { [offer]: count = 0 } = await countApplicationsPerOffer(req.payload, {
    ids: [offer],
    user: req.user,
  })
  if (count === 0) return <p className={styles.none}>{words.noApplicationYet}</p>
  const list = `${req.payload.config.routes.admin}/collections/job-applications`
  return (
    <p className={styles.line}>
      <Link className={styles.link} href={`${list}?${offerFilterQuery(offer)}`} prefetch={false}>
        {words.applications(count)}
      </Link>
    </p>
  )
})
