import { useId } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { visitFigureTexts } from '@/src/content/admin/visitStats'
import { FigureHelp } from './FigureHelp'
import styles from './VisitFigureSection.module.css'

type Props = { figure: keyof typeof visitFigureTexts; children: ChildrenWithoutText }

/** A section with the label and help of a figure that has several parts. */
export function VisitFigureSection({ figure, children }: Props) {
  const heading = useId()
  const { label, help } = visitFigureTexts[figure]
  return (
    <section aria-labelledby={heading} className={styles.section} data-figure={figure}>
      <div className={styles.head}>
        <h3 className={styles.title} id={heading}>
          {label}
        </h3>
        <FigureHelp figure={label} help={help} />
      </div>
      {children}
    </section>
  )
}
