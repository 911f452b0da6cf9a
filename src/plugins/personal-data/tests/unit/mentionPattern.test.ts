import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emailMentionPattern,
  nameMentionPattern,
} from '@/src/plugins/personal-data/rules/mentionPattern'

const findMatches = (pattern: string, text: string) => text.match(new RegExp(pattern, 'gu')) ?? []
const findEmailMentions = (text: string) =>
  findMatches(emailMentionPattern('claire.morel@mail.fr'), text)
const findNameMentions = (name: string, text: string) =>
  findMatches(nameMentionPattern([name]), text)

test('The pattern finds the e-mail address in any case of letters, not inside another one', () => {
  expect(findEmailMentions('De <Claire.MOREL@mail.fr>, claire.morel@mail.fr.')).toEqual([
    'Claire.MOREL@mail.fr',
    'claire.morel@mail.fr',
  ])
  for (const other of [
    'anne.claire.morel@mail.fr',
    'claire.morel@mail.fr.example',
    'claire.morel+cv@mail.fr',
    'claireXmorel@mail.fr',
  ]) {
    expect(findEmailMentions(other)).toEqual([])
  }
})

test('The pattern finds a name in any notation', () => {
  expect(findNameMentions('Élodie Lefèvre', 'ELODIE  LEFEVRE, élodie\u00A0lefèvre')).toHaveLength(2)
  expect(findNameMentions('Elodie Lefevre', 'Voir Élodie Lefèvre'.normalize('NFD'))).toHaveLength(1)
  expect(findNameMentions('Anne d’Arc', "Anne d'Arc")).toHaveLength(1)
  expect(findNameMentions('Лев Толстой', 'ЛЕВ ТОЛСТОЙ')).toHaveLength(1)
  expect(findNameMentions('김 민수', '김 민수')).toHaveLength(1)
})

test('The pattern does not find longer names', () => {
  for (const other of [
    'Marie-Éclaire Morelle',
    'Claire Morello',
    'Éclaire Morel',
    'Claire, Morel',
  ]) {
    expect(findNameMentions('Claire Morel', other)).toEqual([])
  }
})

test('Any name or address gives a valid pattern that matches itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
      const name = typed.trim()
      fc.pre(name !== '')
      expect(findNameMentions(name, `« ${name} »`).length).toBeGreaterThan(0)
      expect(findNameMentions('.*', name === '.*' ? '' : name.replaceAll('.*', ''))).toEqual([])
      const address = `${name.replaceAll(/[\s@]/g, '')}@mail.fr`.toLowerCase()
      expect(findMatches(emailMentionPattern(address), ` ${address} `)).toHaveLength(1)
    }),
  )
})
