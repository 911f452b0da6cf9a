'use client'

import { Button, FieldDescription, FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui'
import { Plus, X } from 'lucide'
import type { TextFieldClientProps } from 'payload'
import { Icon } from '@/components/ui/Icon'
import { textListWords } from '@/src/content/admin/textList'
import styles from './TextListField.module.css'

const ONE_EMPTY_ENTRY = ['']

/** One input per entry, at least one; blank entries are dropped when the offer is saved. */
export function TextListField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, value } = useField<string[]>({ path })
  // Not while the form is being filled or saved: whoever is in the list would lose the place.
  const { isTrashed } = useDocumentInfo()
  const entries = value && value.length > 0 ? value : ONE_EMPTY_ENTRY
  const label = typeof field.label === 'string' ? field.label : ''

  const change = (position: number, text: string) =>
    setValue(entries.map((entry, index) => (index === position ? text : entry)))
  const add = () => setValue([...entries, ''])
  const remove = (position: number) => setValue(entries.filter((_, index) => index !== position))

  return (
    <fieldset className={`field-type ${styles.list}`} disabled={readOnly || isTrashed}>
      <legend>
        <FieldLabel as="span" label={label} path={path} />
      </legend>
      <ol className={styles.entries}>
        {entries.map((entry, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its position, texts may repeat
          <li className={styles.entry} key={position}>
            <input
              aria-label={textListWords.entry(label, position + 1)}
              onChange={({ target }) => change(position, target.value)}
              type="text"
              value={entry}
            />
            {entries.length > 1 && (
              <button
                aria-label={textListWords.remove(label, position + 1)}
                className={styles.remove}
                onClick={() => remove(position)}
                type="button"
              >
                <Icon icon={X} />
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button
        buttonStyle="none"
        className={styles.add}
        icon={<Icon icon={Plus} size={1} />}
        iconPosition="left"
        margin={false}
        onClick={add}
      >
        {textListWords.add}
      </Button>
      {typeof field.admin?.description === 'string' && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </fieldset>
  )
}
