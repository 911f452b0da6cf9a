import { APIError } from 'payload'
import { usersText } from '@/src/content/admin/users'

const HTTP_FORBIDDEN = 403

/** The error is thrown only after the correct password: it reveals that the account exists. */
export class AccountSuspendedError extends APIError {
  constructor() {
    super(usersText.errors.suspended, HTTP_FORBIDDEN, null, true)
  }
}
