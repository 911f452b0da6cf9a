import type { PayloadRequest } from 'payload'
import type { SenderPanel } from '@/components/admin/contactMessages/senderPanel'
import type { ApplicationPanel } from '@/components/admin/jobApplications/applicationPanel'
import { findAlsoSent, type OtherForm } from '../queries/findAlsoSent'
import { AlsoSent } from './AlsoSent'

async function alsoSent(req: PayloadRequest, address: string, collection: OtherForm) {
  const ids = await findAlsoSent(req, { address, collection })
  return <AlsoSent admin={req.payload.config.routes.admin} collection={collection} ids={ids} />
}

/** The messages of a candidate. */
export const wrotePanel: ApplicationPanel = {
  name: 'wrote',
  place: 'candidate',
  Panel: ({ application, req }) => alsoSent(req, application.candidateEmail, 'contact-messages'),
}

/** The applications of the sender of a message. */
export const appliedPanel: SenderPanel = {
  name: 'applied',
  Panel: ({ address, req }) => alsoSent(req, address, 'job-applications'),
}
