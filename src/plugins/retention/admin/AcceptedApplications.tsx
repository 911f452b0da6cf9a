'use client'

import type { ListedAcceptedApplications } from '@/src/plugins/retention/rules/acceptedApplications'
import { acceptedApplicationsPage as words } from '@/src/plugins/retention/words/admin/acceptedApplications'
import { AcceptedApplicationRow } from './AcceptedApplicationRow'
import styles from './AcceptedApplications.module.css'

type Props = { waiting: ListedAcceptedApplications; extended: ListedAcceptedApplications }

/** The accepted applications about which a Super Administrator decides, and those that stay. */
export function AcceptedApplications({ waiting, extended }: Props) {
  return (
    <>
      <Section {...waiting} none={words.noneWaiting} title={words.waiting} />
      <Section {...extended} none={words.noneExtended} title={words.extended} />
    </>
  )
}

function Section({
  applications,
  none,
  title,
  total,
}: ListedAcceptedApplications & { title: string; none: string }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      {total === 0 && <p>{none}</p>}
      {total > applications.length && <p>{words.onlyOldest(applications.length, total)}</p>}
      <ul className={styles.list}>
        {applications.map((application) => (
          <AcceptedApplicationRow application={application} key={application.id} />
        ))}
      </ul>
    </section>
  )
}
