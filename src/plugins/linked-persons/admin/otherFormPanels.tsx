import type { PayloadRequest } from 'payload'
import type { PluginSenderPanel } from '@/components/admin/contactMessages/senderPanel'
import type { PluginApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import {
  findIdsSentByOtherForm,
  type OtherFormCollection,
} from '@/src/plugins/linked-persons/queries/findIdsSentByOtherForm'
import { OtherFormLink } from './OtherFormLink'

async function renderOtherFormLink(
  req: PayloadRequest,
  address: string,
  collection: OtherFormCollection,
) {
  const ids = await findIdsSentByOtherForm(req, { address, collection })
  return <OtherFormLink admin={req.payload.config.routes.admin} collection={collection} ids={ids} />
}

/** Panel with the messages of a candidate. */
export const candidateMessagesPanel: PluginApplicationPanel = {
  name: 'wrote',
  place: 'candidate',
  Panel: ({ application, req }) =>
    renderOtherFormLink(req, application.candidateEmail, 'contact-messages'),
}

/** Panel with the applications of the sender of a message. */
export const senderApplicationsPanel: PluginSenderPanel = {
  name: 'applied',
  Panel: ({ address, req }) => renderOtherFormLink(req, address, 'job-applications'),
}
