import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'

const text = (name: string): Field => ({ name, type: 'text' })
const addedAfter = (name: string) => addFieldsAfter(name, text('added'))

test('a field is added after the named field, among the outermost fields or in a tab', () => {
  expect(addedAfter('a')({ fields: [text('a'), text('b')] }).fields).toEqual(
    ['a', 'added', 'b'].map(text),
  )
  const inTab = (...names: string[]) => ({
    fields: [{ type: 'tabs', tabs: [{ label: 'Tab', fields: names.map(text) }] } satisfies Field],
  })
  expect(addedAfter('a')(inTab('a', 'b'))).toEqual(inTab('a', 'added', 'b'))
})

test('a name that no field has throws', () => {
  expect(() => addedAfter('gone')({ fields: [text('a')] })).toThrow('No field is named gone')
})
