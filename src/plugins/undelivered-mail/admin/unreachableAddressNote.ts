import type { PluginCandidateNameNote } from '@/components/admin/jobApplications/candidateNameNote'
import { UnreachableAddressMark } from './UnreachableAddressMark'

export const unreachableAddressNote: PluginCandidateNameNote = {
  name: 'unreachable-address',
  Note: UnreachableAddressMark,
}
