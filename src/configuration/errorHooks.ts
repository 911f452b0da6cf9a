import type { AfterErrorHook } from 'payload'
import { askToSignIn } from './askToSignIn'
import { respondToBadInput } from './respondToBadInput'
import { respondToServerError } from './respondToServerError'

/** The error hooks of the REST API; a later hook overrides an earlier one. */
export const errorHooks: AfterErrorHook[] = [askToSignIn, respondToServerError, respondToBadInput]
