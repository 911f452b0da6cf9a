import { expect, test } from 'vitest'
import { auditActionLabels } from '@/src/content/admin/audit'

test('The label of a mail that may not have left does not say that it was sent', () => {
  const { passwordLinkSent, replied, testMailSent } = auditActionLabels
  expect([passwordLinkSent, replied, testMailSent].join()).not.toContain('envoyé')
})
