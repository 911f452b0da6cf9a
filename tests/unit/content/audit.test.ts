import { expect, test } from 'vitest'
import { auditActionLabels } from '@/src/content/admin/audit'

test('what may not have left is not called sent', () => {
  const { passwordLinkSent, replied, testMailSent } = auditActionLabels
  expect([passwordLinkSent, replied, testMailSent].join()).not.toContain('envoyé')
})
