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
  /** Called when the chosen file cannot be read; the field is empty again. */
  onUnreadable: () => void
}

/**
 * One file. A file that is turned away does not stay in the field. The field holds a copy in memory: a
 * browser refuses to send a file that changed on the disk after it was chosen.
 */
export function FileField({
  label,
  help,
  error,
  name,
  accept,
  removeLabel,
  onChoose,
  onUnreadable,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState<string | null>(null)

  const choose = async (field: HTMLInputElement) => {
    const file = field.files?.[0] ?? null
    setFileName(null)
    if (!onChoose(file)) field.value = ''
    if (!field.files?.length || !file) return
    // At once: the tab key then reaches the button while the file is still being read.
    setFileName(file.name)
    const copy = await copyInMemory(file)
    // The visitor may have chosen or removed a file meanwhile.
    if (field.files?.[0] !== file) return
    if (copy) {
      field.files = copy
    } else {
      field.value = ''
      setFileName(null)
      onUnreadable()
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was chosen before the scripts came.
  useEffect(() => {
    if (input.current?.files?.length) void choose(input.current)
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
            onChange={({ target }) => void choose(target)}
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

/** Null for a file that cannot be read. */
async function copyInMemory(file: File): Promise<FileList | null> {
  const { name, type, lastModified } = file
  const content = await file.arrayBuffer().catch(() => null)
  if (!content) return null
  const copy = new DataTransfer()
  copy.items.add(new File([content], name, { type, lastModified }))
  return copy.files
}
