'use client'

import { MailX } from 'lucide'
import { createContext, type ReactNode, use } from 'react'
import { Icon } from '@/components/ui/Icon'
import { unreachableAddressWords as words } from '../words/admin'
import styles from './UnreachableAddressMark.module.css'

const UnreachableApplicationsContext = createContext<readonly number[]>([])

type Props = { applications: readonly number[]; children: ReactNode }

/** Context with the applications of a list whose address is unreachable: queried once for all rows. */
export function UnreachableApplicationsProvider({ applications, children }: Props) {
  return (
    <UnreachableApplicationsContext value={applications}>{children}</UnreachableApplicationsContext>
  )
}

/** Marks an application whose candidate cannot be reached by e-mail, below the name. */
export function UnreachableAddressMark({ application }: { application: number | string }) {
  if (!use(UnreachableApplicationsContext).includes(Number(application))) return null
  return (
    <span className={styles.mark}>
      <Icon icon={MailX} size={1} />
      {words.title}
    </span>
  )
}
