'use client'

import { usePathname, useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { LoadError } from '@/components/admin/LoadError'

type Props = { reset: () => void }

export default function AdminError({ reset }: Props) {
  const path = usePathname()
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <LoadError onRetry={retry} path={path} />
}
