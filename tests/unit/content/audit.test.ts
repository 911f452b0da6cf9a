import { describe, expect, test } from 'vitest'
import { auditActionLabel } from '@/src/content/admin/auditWords'
import { coreAuditWords } from '@/src/content/admin/coreAuditWords'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/plugins/auditEnumOrder'
import { pluginAuditWords } from '@/src/plugins/auditWords'

test('The label of a mail that may not have left does not say that it was sent', () => {
  const labels = (['passwordLinkSent', 'replied', 'testMailSent'] as const).map(auditActionLabel)
  expect(labels.join()).not.toContain('envoyé')
})

describe('The core or one plugin has words for', { tags: 'product' }, () => {
  const allWords = [coreAuditWords, ...pluginAuditWords]

  test('each action of the audit trail', () => {
    const described = allWords.flatMap(({ actions }) =>
      Object.entries(actions ?? {}).flatMap(([action, words]) => ('label' in words ? action : [])),
    )
    expect(described.toSorted()).toEqual(AUDIT_ACTIONS.toSorted())
  })

  test('each collection and global of the audit trail', () => {
    const described = allWords.flatMap(({ targets }) => Object.keys(targets ?? {}))
    expect(described.toSorted()).toEqual(AUDIT_TARGETS.toSorted())
  })
})
