import { APIError } from 'payload'
import { usersText } from '@/src/content/admin/users'

const HTTP_FORBIDDEN = 403

/** Shown only after the correct password, so that it does not reveal that the account exists. */
export class AccountSuspended extends APIError {
  constructor() {
    super(usersText.errors.suspended, HTTP_FORBIDDEN, null, true)
  }
}
