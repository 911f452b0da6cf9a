import type { UIFieldServerProps } from 'payload'
import { listQueryOf, openedDocumentIdsOf } from '@/src/domain/admin/listUrl'
import { historyLineFinders } from '@/src/plugins/historyLineFinders'
import { onwardLinkFinders } from '@/src/plugins/onwardLinkFinders'
import { findApplicationEvents } from '@/src/queries/findApplicationEvents'
import { findApplicationForStaff } from '@/src/queries/findApplicationForStaff'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import '@/components/admin/document/receivedDocument.css'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { ApplicationAside } from './ApplicationAside'
import { ApplicationPanels } from './ApplicationPanels'
import styles from './ApplicationView.module.css'
import { CandidateDetails } from './CandidateDetails'
import { CandidateDocuments } from './CandidateDocuments'
import { DecisionField } from './DecisionField'

/** The page of an application: decision, candidate, documents and history. */
export const ApplicationView = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  const application = id ? await findApplicationForStaff(req, id) : null
  if (!application) return null
  const origin = { list: listQueryOf(req.query), passed: openedDocumentIdsOf(req.query) }
  const [findOnward] = onwardLinkFinders
  const [onward, history, timezone, pluginHistory] = await Promise.all([
    findOnward?.({ application, origin, req }) ?? null,
    findApplicationEvents(req, application.id),
    readSiteTimezone(req.payload),
    Promise.all(historyLineFinders.map((findLines) => findLines(req, application.id))),
  ])
  const page = { application, onward, origin, req, timezone }

  return (
    <div className={styles.document} key={application.id}>
      <ApplicationPanels {...page} place="start" />
      <div className={styles.bar} data-thumb-bar>
        {!application.isSpam && (
          <DecisionField
            list={origin.list}
            name={application.candidateName ?? ''}
            onward={onward}
            path="status"
          />
        )}
        <div className={styles.way}>
          <ApplicationPanels {...page} place="tools" />
        </div>
        <div className={styles.proposals}>
          <ApplicationPanels {...page} place="proposals" />
        </div>
      </div>
      <ApplicationPanels {...page} place="notice" />
      <div className={styles.columns}>
        <CandidateDetails
          application={application}
          beside={<ApplicationPanels {...page} place="candidateActions" />}
          timezone={timezone}
        >
          <ApplicationPanels {...page} place="candidate" />
        </CandidateDetails>
        <div className={styles.main}>
          <CandidateDocuments {...page} />
          <ApplicationPanels {...page} place="documents" />
        </div>
        <ApplicationAside history={history} page={page} pluginHistory={pluginHistory.flat()} />
      </div>
    </div>
  )
})
