import { expect, test } from 'vitest'
import { findCallsWithoutAccess } from '../../support/localApiCalls'

test.each([
  ["payload.find({ collection: 'users' })"],
  ["await req.payload.findGlobal({ slug: 'email-settings' })"],
  ["payload.update({\n  collection: 'users',\n  data: { name: f(x) },\n})"],
  ["payload.delete({ collection: 'users' }) // overrideAccess: false"],
  ["payload.find<User>({ collection: 'users' })\nother({ overrideAccess: true })"],
  ['payload\n  .forgotPassword({ data })'],
])('%s leaves it open', (code) => {
  expect(findCallsWithoutAccess(code)).toHaveLength(1)
})

test.each([
  ["payload.find({ collection: 'users', overrideAccess: false })"],
  ['payload.create({ data: { a: f(1) }, overrideAccess: true })'],
  ["payload.findGlobal({ slug: 'home-page', ...reader })"],
  ['payload.count({ ...createSeedOptions(), collection })'],
  ["payload.db.findOne({ collection: 'users' })"],
  ['payload.auth({ headers })'],
  ['payload.logger.error({ err })'],
])('%s does not', (code) => {
  expect(findCallsWithoutAccess(code)).toEqual([])
})
