'use client'

import { FailureMessage } from '@/components/site/FailureMessage'

export default function SiteError() {
  return <FailureMessage />
}
