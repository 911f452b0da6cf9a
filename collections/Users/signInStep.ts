import { type PayloadRequest, ValidationError } from 'payload'
import type { User } from '@/payload-types'

/** The values that a user sends to prove that the session was not stolen. */
export type IdentityProof = { currentPassword?: unknown; currentCode?: unknown }

/** A step that a plugin adds to the password. */
export type SignInStep = {
  /** Whether this account has the step. */
  isOn: (req: PayloadRequest, accountId: number) => Promise<boolean>
  /**
   * Runs after the correct password and before a session exists. @throws to refuse the sign-in,
   * which is then rolled back
   */
  requireAtSignIn: (req: PayloadRequest, account: User) => Promise<void>
  /**
   * Runs after the correct password, before a change of credentials. @throws the missing or wrong
   * field
   */
  requireProof: (req: PayloadRequest, account: User, proof: IdentityProof) => Promise<void>
  /** Whether this error is a refusal that the audit trail records as a failed sign-in. */
  isFailedSignIn: (error: unknown) => boolean
}

export function createProofFieldError(path: keyof IdentityProof, message: string) {
  return new ValidationError({ collection: 'users', errors: [{ path, message }] })
}
