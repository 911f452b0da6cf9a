import { expect, test } from 'vitest'
import { auditDetailsText, ipAddressText } from '@/src/plugins/audit-screens/words/admin/auditEntry'

test.each(['sent', 'keptAsFile', 'refused'])(
  'what an entry of former days noted as a code is said in words: %s',
  (code) => {
    expect(auditDetailsText(code)).toMatch(/^(Envoyé|Pas envoyé)/)
  },
)

test('other details are shown as they were written', () => {
  expect(auditDetailsText('Actif → Inactif')).toBe('Actif → Inactif')
  expect(auditDetailsText(null)).toBeNull()
})

test.each(['127.0.0.1', '::/64'])('the machine itself is called so: %s', (address) => {
  expect(ipAddressText(address)).toBe('Le serveur lui-même')
})

test('another address is shown as it is', () => {
  expect(ipAddressText('2001:db8:1:2::/64')).toBe('2001:db8:1:2::/64')
  expect(ipAddressText(null)).toBeNull()
})
