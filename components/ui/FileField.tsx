'use client'

import { useEffect, useRef, useState } from 'react'
import { Field, type FieldWords } from './Field'
import styles from './FileField.module.css'

type Props = FieldWords & {
  name: string
  accept: string
  /** Removes the file that was chosen; shown once there is one. */
  removeLabel: string
  /** Answers whether the file may stay. */
  onChoose: (file: File | null) => boolean
}

/** One file. A file that is turned away does not stay in the field. */
export function FileField({ label, help, error, name, accept, removeLabel, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState<string | null>(null)

  const choose = (field: HTMLInputElement) => {
    const file = field.files?.[0] ?? null
    const stays = onChoose(file)
    if (!stays) field.value = ''
    setFileName(stays && file ? file.name : null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was chosen before the scripts came.
  useEffect(() => {
    if (input.current?.files?.length) choose(input.current)
  }, [])

  const remove = () => {
    if (input.current) input.current.value = ''
    setFileName(null)
    onChoose(null)
    input.current?.focus()
  }

  return (
    <Field error={error} help={help} id={name} label={label}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            accept={accept}
            className={styles.file}
            name={name}
            onChange={({ target }) => choose(target)}
            ref={input}
            type="file"
          />
          {fileName ? (
            <button className={styles.remove} onClick={remove} type="button">
              <span>{removeLabel}</span>
              <span className="visually-hidden"> {fileName}</span>
            </button>
          ) : null}
        </div>
      )}
    </Field>
  )
}
