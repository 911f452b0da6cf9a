import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completeMention,
  findMentionedIds,
  findTypedMention,
  numberDuplicateNames,
  splitNoteIntoParts,
  suggestColleagues,
} from '@/src/plugins/opinions/rules/colleagueMention'

const anne = { id: 1, name: 'Anne' }
const annie = { id: 2, name: 'Annie' }
const ANNE_LE_GOFF = { id: 3, name: 'Anne Le Goff' }
const elodie = { id: 4, name: 'Élodie d’Arc' }
const ALL_COLLEAGUES = [anne, annie, ANNE_LE_GOFF, elodie]

describe('The mentions in the note', () => {
  test.each([
    ['@Anne, ton avis ?', [1]],
    ['Vu avec @Anne Le Goff.', [3]],
    ['(@Annie) et @Élodie d’Arc', [2, 4]],
    ['@Anne @Anne', [1]],
    ['@Annette', []],
    ['anne@Anne.example', []],
    ['Anne', []],
    ['@anne', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(findMentionedIds(text, ALL_COLLEAGUES)).toEqual(ids)
  })

  test('are split from the text without losing a character', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('@', 'Anne', 'Annie', ' ', '@Anne Le Goff', 'é')),
        (all) => {
          const text = all.join('')
          expect(
            splitNoteIntoParts(text, ALL_COLLEAGUES)
              .map((part) => part.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })
})

describe('While a mention is typed', () => {
  test.each([
    ['@', '', [1, 2, 3, 4]],
    ['Bonjour @an', 'an', [1, 2, 3]],
    ['@anne l', 'anne l', [3]],
    ['@elodie', 'elodie', [4]],
    ['@goff', 'goff', [3]],
    ['@Anne ', 'Anne ', [3]],
    ['@Anne Le Goff merci', 'Anne Le Goff merci', []],
    ['@d’a', 'd’a', [4]],
  ])('%s suggests colleagues whose name begins like it', (text, typed, ids) => {
    const sought = findTypedMention(text, text.length)
    expect(sought?.typed).toBe(typed)
    expect(suggestColleagues(typed, ALL_COLLEAGUES).map(({ id }) => id)).toEqual(ids)
  })

  test.each(['', 'Anne', 'a@', 'paul@exemple', '@Anne\n', '@Anne, puis'])(
    '%j suggests no colleague',
    (text) => {
      expect(findTypedMention(text, text.length)).toBeNull()
    },
  )

  test('the typed letters are replaced by the name, also in the middle of a text', () => {
    const text = 'Vois @an demain'
    const sought = findTypedMention(text, 'Vois @an'.length)
    expect(sought).not.toBeNull()
    if (sought) {
      expect(completeMention(text, sought, ANNE_LE_GOFF)).toEqual({
        text: 'Vois @Anne Le Goff demain',
        caret: 'Vois @Anne Le Goff '.length,
      })
    }
  })
})

test('Two colleagues of the same name are numbered', () => {
  const other = { id: 9, name: 'Anne' }
  const [first, , , , second] = numberDuplicateNames([...ALL_COLLEAGUES, other])
  expect([first?.name, second?.name]).toEqual(['Anne (1)', 'Anne (9)'])
  expect(findMentionedIds('@Anne (9) ?', numberDuplicateNames([...ALL_COLLEAGUES, other]))).toEqual(
    [9],
  )
})
