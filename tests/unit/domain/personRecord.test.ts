import { expect, test } from 'vitest'
import { isTellingName, mentionPattern, parsePersonAddress } from '@/src/domain/personRecord'

const erased = (text: string) =>
  text.replaceAll(new RegExp(mentionPattern('claire.morel@mail.fr', ['Claire Morel']), 'gi'), '…')

test('an address is compared in small letters, and keeps what stands behind a plus', () => {
  expect(parsePersonAddress(' Claire.Morel+CV@Mail.FR ')).toBe('claire.morel+cv@mail.fr')
  for (const typed of ['', 'claire', 'claire@mail', 'a b@mail.fr', `${'a'.repeat(250)}@mail.fr`]) {
    expect(parsePersonAddress(typed)).toBeNull()
  }
})

test('finds the address and the name however they are written', () => {
  expect(erased('Claire.MOREL@mail.fr, claire  morel et <claire.morel@mail.fr>.')).toBe(
    '…, … et <…>.',
  )
  expect(erased('{"where":{"equals":"Claire Morel"}}')).toBe('{"where":{"equals":"…"}}')
})

test('leaves other addresses and longer names alone', () => {
  for (const other of [
    'anne.claire.morel@mail.fr',
    'claire.morel@mail.fr.example',
    'claire.morel+cv@mail.fr',
    'claireXmorel@mail.fr',
    'Marie-Éclaire Morelle',
    'Claire Morello',
  ]) {
    expect(erased(other)).toBe(other)
  }
})

test('a first name or a very short name means too many people', () => {
  expect(isTellingName('Claire Morel')).toBe(true)
  expect(isTellingName('Claire')).toBe(false)
  expect(isTellingName('A B')).toBe(false)
})
