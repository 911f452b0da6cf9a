import type { PayloadRequest } from 'payload'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import type { StaffReport } from '../rules/staffReport'

/** Informs staff by mail, once the transaction of the request is committed. */
export async function queueStaffReport(
  req: PayloadRequest,
  { application, report }: { application: number; report: StaffReport },
): Promise<void> {
  await req.payload.jobs.queue({
    task: 'reportWrongCandidate',
    input: addRequestIdToJobInput({ applicationId: application, report }),
    req,
  })
}
