import type { PayloadRequest } from 'payload'
import type { PluginSenderPanel } from '@/components/admin/contactMessages/senderPanel'
import type { PluginApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import {
  findIdsSentByOtherForm,
  type OtherFormCollection,
} from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { OtherFormSubmissionsLink } from './OtherFormSubmissionsLink'

async function renderOtherFormSubmissionsLink(
  req: PayloadRequest,
  address: string,
  collection: OtherFormCollection,
) {
  const ids = await findIdsSentByOtherForm(req, { address, collection })
  return (
    <OtherFormSubmissionsLink
      admin={req.payload.config.routes.admin}
      collection={collection}
      ids={ids}
    />
  )
}

/** Panel with the messages of a candidate. */
export const candidateMessagesPanel: PluginApplicationPanel = {
  name: 'wrote',
  place: 'candidate',
  Panel: ({ application, req }) =>
    renderOtherFormSubmissionsLink(req, application.candidateEmail, 'contact-messages'),
}

/** Panel with the applications of the sender of a message. */
export const senderApplicationsPanel: PluginSenderPanel = {
  name: 'applied',
  Panel: ({ address, req }) => renderOtherFormSubmissionsLink(req, address, 'job-applications'),
}
