import type { UIFieldServerProps } from 'payload'
import { addressWithin, listOf, passedOf } from '@/src/domain/admin/listAddress'
import { documentWordsIn } from '@/src/queries/documents/documentWordsIn'
import { findDocumentStates } from '@/src/queries/documents/findDocumentStates'
import { findSoughtForms } from '@/src/queries/documents/findSoughtForms'
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

/** The whole page of an application: who, the decision, what was sent, and what is known of it. */
export async function ApplicationSummary({ id, req }: UIFieldServerProps) {
  const application = id ? await findApplicationForStaff(req, id) : null
  if (!application) return null
  const way = { list: listOf(req.query), passed: passedOf(req.query) }
  const { cv, coverLetterFile } = application
  const files = [cv, coverLetterFile].flatMap((file) => file?.id ?? [])
  const words = documentWordsIn(req.payload, way.list)
  const [neighbours, others, record, timezone, sought, states] = await Promise.all([
    findNeighbourApplications(req, application, way),
    findOtherApplications(req, application),
    findApplicationRecord(req, application.id),
    readTimezone(req.payload),
    findSoughtForms(req.payload, [application.id], words),
    findDocumentStates(req.payload, files),
  ])
  const folder = `${req.payload.config.routes.admin}/collections/job-applications`
  const addressOf = (neighbour: number | null) =>
    neighbour === null
      ? null
      : addressWithin(way.list, `${folder}/${neighbour}`, [...way.passed, application.id])

  return (
    <div className={styles.document}>
      <ReadingNote id={application.id} updatedAt={application.updatedAt} />
      <Candidate application={application} timezone={timezone} />
      <div className={styles.bar} data-thumb-bar>
        <DecisionField path="status" />
        <Neighbours
          list={way.list === '' ? folder : `${folder}?${way.list}`}
          next={addressOf(neighbours.next)}
          nextPending={addressOf(neighbours.nextPending)}
          pendingLeft={neighbours.pendingLeft}
          previous={addressOf(neighbours.previous)}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Documents
            application={application}
            sought={sought}
            states={states}
            timezone={timezone}
          />
        </div>
        <ApplicationAside
          application={application.id}
          folder={folder}
          others={others}
          record={record}
          timezone={timezone}
        />
      </div>
    </div>
  )
}
