import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'

const textField = (name: string): Field => ({ name, type: 'text' })
const addFieldAfter = (name: string) => addFieldsAfter(name, textField('added'))

test('a field is added after the named field, among the outermost fields or in a tab', () => {
  expect(addFieldAfter('a')({ fields: [textField('a'), textField('b')] }).fields).toEqual(
    ['a', 'added', 'b'].map(textField),
  )
  const inTab = (...names: string[]) => ({
    fields: [
      { type: 'tabs', tabs: [{ label: 'Tab', fields: names.map(textField) }] } satisfies Field,
    ],
  })
  expect(addFieldAfter('a')(inTab('a', 'b'))).toEqual(inTab('a', 'added', 'b'))
})

test('a name that no field has throws', () => {
  expect(() => addFieldAfter('gone')({ fields: [textField('a')] })).toThrow(
    'No field is named gone',
  )
})
