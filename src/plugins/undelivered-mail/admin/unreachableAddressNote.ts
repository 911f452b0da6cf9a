import type { PluginCandidateNote } from '@/components/admin/jobApplications/candidateNote'
import { UnreachableAddressMark } from './UnreachableAddressMark'

export const unreachableAddressNote: PluginCandidateNote = {
  name: 'unreachable-address',
  Note: UnreachableAddressMark,
}
