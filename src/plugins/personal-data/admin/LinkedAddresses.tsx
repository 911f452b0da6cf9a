'use client'

import { Button } from '@payloadcms/ui'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { formatDate } from '@/src/content/dates'
import type { LinkedEmailAddress } from '@/src/plugins/personal-data/rules/personRecord'
import { personWords as words } from '@/src/plugins/personal-data/words/admin/personData'
import styles from './PersonDataSearch.module.css'

type Props = { linked: LinkedEmailAddress[]; open: (address: string) => void }

/**
 * Other e-mail addresses that staff linked to this person by hand. Each is shown and erased separately,
 * because a link made by hand can be wrong.
 */
export function LinkedAddresses({ linked, open }: Props) {
  const timezone = useSiteTimezone()
  if (linked.length === 0) return null
  return (
    <section aria-label={words.linkedTitle} className={styles.choice}>
      <h4>{words.linkedTitle}</h4>
      <p className={styles.note}>{words.linkedExplanation}</p>
      <ul className={styles.passages}>
        {linked.map(({ address, applications, links, names }) => (
          <li key={address}>
            <p>
              <strong>{address}</strong>
              <br />
              <span>{words.linkedApplications(names, applications)}</span>
            </p>
            {links.map(({ at, by }) => (
              <p className={styles.note} key={at}>
                {words.linkedBy(by, formatDate(at, timezone))}
              </p>
            ))}
            <div className={styles.actions}>
              <Button
                buttonStyle="secondary"
                margin={false}
                onClick={() => open(address)}
                size="medium"
              >
                {words.openLinked(address)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
