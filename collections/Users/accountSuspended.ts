import { APIError } from 'payload'
import { usersText } from '@/src/content/admin/users'

const FORBIDDEN = 403

/** Said only to whoever gave the right password: nobody else learns that there is such an account. */
export class AccountSuspended extends APIError {
  constructor() {
    super(usersText.errors.suspended, FORBIDDEN, null, true)
  }
}
