'use client'

import { useEffect, useRef, useState } from 'react'
import { Field, type FieldWords } from './Field'
import styles from './FileField.module.css'

type Props = FieldWords & {
  name: string
  accept: string
  /** Label of the button that removes the chosen file. */
  removeLabel: string
  /** Returns whether the file is accepted. */
  onChoose: (file: File | null) => boolean
  /** Called when the chosen file cannot be read; the field is then empty. */
  onUnreadable: () => void
}

/**
 * An input for one file. A refused file is removed from the input. The input contains a copy in
 * memory, because browsers do not send a file that changed on disk after it was chosen.
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
    // The name is set at once, so that the remove button is focusable while the file is being read.
    setFileName(file.name)
    const copy = await copyFileToMemory(file)
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

  // Handles a file that the visitor chose before the scripts loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once.
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

/** Returns null for a file that cannot be read. */
async function copyFileToMemory(file: File): Promise<FileList | null> {
  const { name, type, lastModified } = file
  const content = await file.arrayBuffer().catch(() => null)
  if (!content) return null
  const copy = new DataTransfer()
  copy.items.add(new File([content], name, { type, lastModified }))
  return copy.files
}
