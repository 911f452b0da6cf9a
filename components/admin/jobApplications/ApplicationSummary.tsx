import type { UIFieldServerProps } from 'payload'
import { listOf } from '@/src/domain/listAddress'
import { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { findApplicationRecord } from '@/src/queries/findApplicationRecord'
import { findNeighbourApplications } from '@/src/queries/findNeighbourApplications'
import { findOtherApplications } from '@/src/queries/findOtherApplications'
import { readTimezone } from '@/src/queries/readTimezone'
import '../document/receivedDocument.css'
import { ApplicationAside } from './ApplicationAside'
import styles from './ApplicationSummary.module.css'
import { Candidate } from './Candidate'
import { DecisionField } from './DecisionField'
import { Documents } from './Documents'
import { Neighbours } from './Neighbours'
import { ReadingNote } from './ReadingNote'

/** The whole page of an application: who, what was sent, the decision, and what is known of it. */
export async function ApplicationSummary({ id, req }: UIFieldServerProps) {
  const application = id ? await findApplicationForStaff(req, id) : null
  if (!application) return null
  const list = listOf(req.query)
  const [neighbours, others, record, timezone] = await Promise.all([
    findNeighbourApplications(req, application, list),
    findOtherApplications(req, application),
    findApplicationRecord(req, application.id),
    readTimezone(req.payload),
  ])
  const folder = `${req.payload.config.routes.admin}/collections/job-applications`

  return (
    <div className={styles.document}>
      <ReadingNote id={application.id} updatedAt={application.updatedAt} />
      <div className={styles.top}>
        <Neighbours {...neighbours} list={list} />
        <Candidate application={application} timezone={timezone} />
      </div>
      <div className={styles.decision} data-thumb-bar>
        <DecisionField path="status" />
      </div>
      <div className={styles.main}>
        <Documents application={application} timezone={timezone} />
      </div>
      <ApplicationAside
        application={application.id}
        folder={folder}
        others={others}
        record={record}
        timezone={timezone}
      />
    </div>
  )
}
