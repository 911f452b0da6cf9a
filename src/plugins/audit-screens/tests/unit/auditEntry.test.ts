import { expect, test } from 'vitest'
import { auditDetailsText, ipAddressText } from '@/src/plugins/audit-screens/words/admin/auditEntry'

test.each(['sent', 'keptAsFile', 'refused'])(
  'A code in an entry of an earlier version is shown in words: %s',
  (code) => {
    expect(auditDetailsText(code)).toMatch(/^(Envoyé|Pas envoyé)/)
  },
)

test('Other details are shown as stored', () => {
  expect(auditDetailsText('Actif → Inactif')).toBe('Actif → Inactif')
  expect(auditDetailsText(null)).toBeNull()
})

test.each(['127.0.0.1', '::/64'])('The address of the server itself is named: %s', (address) => {
  expect(ipAddressText(address)).toBe('Le serveur lui-même')
})

test('Another IP address is shown unchanged', () => {
  expect(ipAddressText('2001:db8:1:2::/64')).toBe('2001:db8:1:2::/64')
  expect(ipAddressText(null)).toBeNull()
})
