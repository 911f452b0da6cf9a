'use client'

import { CircleHelp } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import styles from './FigureHelp.module.css'

type Props = { figure: string; help: string }

/** Button that shows what a figure counts. It works by mouse, touch and keyboard. */
export function FigureHelp({ figure, help }: Props) {
  const [isOpen, setOpen] = useState(false)
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false)
  }
  return (
    <span className={styles.help}>
      <button
        aria-expanded={isOpen}
        aria-label={text.helpFor(figure)}
        className={styles.button}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
        type="button"
      >
        <Icon icon={CircleHelp} size={1} />
      </button>
      <span className={styles.text} data-open={isOpen} role="status">
        {isOpen ? help : null}
      </span>
    </span>
  )
}
