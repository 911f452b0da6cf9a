import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Hashing a password takes a quarter of a second, and the tests do it a thousand times: in test
// workers one iteration is used. The number of iterations is still part of the hash, so that a
// password only matches a hash made with the same number.
const { pbkdf2 } = crypto

const cheapPbkdf2: typeof crypto.pbkdf2 = (password, salt, iterations, length, digest, callback) =>
  pbkdf2(password, `${iterations} ${salt}`, 1, length, digest, callback)

// This file runs before each test file, in the same process.
if (crypto.pbkdf2.name !== cheapPbkdf2.name) {
  crypto.pbkdf2 = cheapPbkdf2
  syncBuiltinESMExports()
}
