import type { AfterErrorHook } from 'payload'
import { respondToBadInput } from './respondToBadInput'
import { respondToServerError } from './respondToServerError'
import { respondToSignedOutUser } from './respondToSignedOutUser'

/** The error hooks of the REST API; a later hook overrides an earlier one. */
export const errorHooks: AfterErrorHook[] = [
  respondToSignedOutUser,
  respondToServerError,
  respondToBadInput,
]
