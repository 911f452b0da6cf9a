import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

// Slow on purpose, and the people of the tests share a password and its salt: the same question has the
// same answer, which each worker computes once.
const compute = promisify(crypto.pbkdf2)
const answers = new Map<string, Promise<Buffer>>()

const remembered: typeof crypto.pbkdf2 = (password, salt, iterations, length, digest, tell) => {
  const question = JSON.stringify([String(password), String(salt), iterations, length, digest])
  const answer = answers.get(question) ?? compute(password, salt, iterations, length, digest)
  answers.set(question, answer)
  answer.then(
    (hash) => tell(null, Buffer.from(hash)),
    (err) => tell(err, Buffer.alloc(0)),
  )
}

// This file is run before each test file, in the same process.
if (crypto.pbkdf2.name !== remembered.name) {
  crypto.pbkdf2 = remembered
  syncBuiltinESMExports()
}
