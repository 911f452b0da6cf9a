import type { AfterErrorHook } from 'payload'
import { answerBadInput } from './answerBadInput'
import { answerOwnFault } from './answerOwnFault'
import { askToSignIn } from './askToSignIn'

/** What REST answers where something went wrong: each may say it better than the one before. */
export const answeredErrors: AfterErrorHook[] = [askToSignIn, answerOwnFault, answerBadInput]
