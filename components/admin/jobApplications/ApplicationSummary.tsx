import type { UIFieldServerProps } from 'payload'
import { listQueryOf, urlWithinList, visitedIdsOf } from '@/src/domain/admin/listUrl'
import { NOTE_FIELD } from '@/src/domain/admin/noteField'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { applicationHistory } from '@/src/plugins/applicationHistory'
import { documentWordsIn } from '@/src/plugins/document-reading/queries/documentWordsIn'
import { findDocumentStates } from '@/src/plugins/document-reading/queries/findDocumentStates'
import { findNeighbourApplications } from '@/src/plugins/document-reading/queries/findNeighbourApplications'
import { findSearchedForms } from '@/src/plugins/document-reading/queries/findSearchedForms'
import { findOtherApplications } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { findAlsoSent } from '@/src/queries/findAlsoSent'
import { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { findApplicationRecord } from '@/src/queries/findApplicationRecord'
import { readTimezone } from '@/src/queries/readTimezone'
import '../document/receivedDocument.css'
import { ChainSwitch } from '@/src/plugins/document-reading/admin/ChainSwitch'
import { Neighbours } from '@/src/plugins/document-reading/admin/Neighbours'
import { NextDocument } from '@/src/plugins/document-reading/admin/NextDocument'
import { ReadingNote } from '@/src/plugins/document-reading/admin/ReadingNote'
import { ReviewSummary } from '@/src/plugins/document-reading/admin/ReviewSummary'
import { Shortcuts } from '@/src/plugins/document-reading/admin/Shortcuts'
import { EarlierDecision } from '@/src/plugins/linked-persons/admin/EarlierDecision'
import { SpamButton } from '@/src/plugins/linked-persons/admin/SpamButton'
import { SpamNotice } from '@/src/plugins/linked-persons/admin/SpamNotice'
import { AlsoSent } from '../document/AlsoSent'
import { renderedByServer } from '../document/renderedByServer'
import { ApplicationAside } from './ApplicationAside'
import { ApplicationPanels } from './ApplicationPanels'
import styles from './ApplicationSummary.module.css'
import { Candidate } from './Candidate'
import { DecisionField } from './DecisionField'
import { Documents } from './Documents'

/** The page of an application: decision, candidate, documents, notes and history. */
export const ApplicationSummary = renderedByServer(async ({ id, req }: UIFieldServerProps) => {
  const application = id ? await findApplicationForStaff(req, id) : null
  if (!application) return null
  const origin = { list: listQueryOf(req.query), passed: visitedIdsOf(req.query) }
  const { cv, coverLetterFile } = application
  const files = [cv, coverLetterFile].flatMap((file) => file?.id ?? [])
  const words = documentWordsIn(req.payload, origin.list)
  const [neighbours, others, record, timezone, pluginHistory, sought, states, messages] =
    await Promise.all([
      findNeighbourApplications(req, application, origin),
      findOtherApplications(req, application),
      findApplicationRecord(req, application.id),
      readTimezone(req.payload),
      Promise.all(applicationHistory.map((findLines) => findLines(req, application.id))),
      findSearchedForms(req.payload, [application.id], words),
      findDocumentStates(req.payload, files),
      findAlsoSent(req, { address: application.candidateEmail, collection: 'contact-messages' }),
    ])
  const folder = `${req.payload.config.routes.admin}/collections/job-applications`
  const urlOf = (neighbour: number | null) =>
    neighbour === null
      ? null
      : urlWithinList(origin.list, `${folder}/${neighbour}`, [...origin.passed, application.id])

  const isPending = application.status === INITIAL_APPLICATION_STATUS
  const onward = isPending ? neighbours.nextPending : neighbours.next

  const page = { application, onward: urlOf(onward), origin, req, timezone }

  return (
    <div className={styles.document} key={application.id}>
      <ApplicationPanels {...page} place="start" />
      <ReadingNote id={application.id} updatedAt={application.updatedAt} />
      <div className={styles.bar} data-thumb-bar>
        {!application.isSpam && (
          <DecisionField
            list={origin.list}
            name={application.candidateName ?? ''}
            onward={page.onward}
            path="status"
          />
        )}
        <div className={styles.way}>
          <Neighbours
            list={origin.list === '' ? folder : `${folder}?${origin.list}`}
            next={urlOf(neighbours.next)}
            nextPending={urlOf(neighbours.nextPending)}
            pendingLeft={neighbours.pendingLeft}
            place={neighbours.place}
            previous={urlOf(neighbours.previous)}
          />
          <ChainSwitch />
          <Shortcuts noteField={NOTE_FIELD} />
          <ApplicationPanels {...page} place="tools" />
        </div>
        <div className={styles.proposals}>
          <ApplicationPanels {...page} place="proposals" />
          {!isPending && neighbours.nextPending === null && <ReviewSummary list={origin.list} />}
        </div>
      </div>
      <ApplicationPanels {...page} place="notice" />
      {application.isSpam && <SpamNotice application={application} timezone={timezone} />}
      <div className={styles.columns}>
        <Candidate
          application={application}
          beside={
            <>
              {!application.isSpam && (
                <SpamButton id={application.id} isSpam={false} onward={page.onward} />
              )}
              <ApplicationPanels {...page} place="candidateActions" />
            </>
          }
          timezone={timezone}
        >
          <EarlierDecision applications={others.applications} timezone={timezone} />
          <ApplicationPanels {...page} place="candidate" />
          <AlsoSent
            admin={req.payload.config.routes.admin}
            collection="contact-messages"
            ids={messages}
          />
        </Candidate>
        <div className={styles.main}>
          <Documents
            application={application}
            sought={sought}
            states={states}
            timezone={timezone}
          />
          {onward !== null && <NextDocument application={onward} req={req} words={words} />}
          <ApplicationPanels {...page} place="documents" />
        </div>
        <ApplicationAside
          folder={folder}
          others={others}
          page={page}
          pluginHistory={pluginHistory.flat()}
          record={record}
        />
      </div>
    </div>
  )
})
