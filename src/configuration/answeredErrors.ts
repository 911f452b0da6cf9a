import type { AfterErrorHook } from 'payload'
import { answerBadInput } from './answerBadInput'
import { answerOwnFault } from './answerOwnFault'
import { askToSignIn } from './askToSignIn'

/** The error hooks of the REST API; a later hook overrides an earlier one. */
export const answeredErrors: AfterErrorHook[] = [askToSignIn, answerOwnFault, answerBadInput]
