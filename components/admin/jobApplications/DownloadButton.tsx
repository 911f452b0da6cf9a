'use client'

import { Button, toast } from '@payloadcms/ui'
import { Download } from 'lucide'
import { useTransition } from 'react'
import { Icon } from '@/components/ui/Icon'
import { jobApplicationWords } from '@/src/content/admin/jobApplicationView'

type Props = { fileId: number; fileName: string; label: string; problem: string }

/** Asks for a link that is valid for a minute and follows it. */
export function DownloadButton({ fileId, fileName, label, problem }: Props) {
  const [isPreparing, startPreparing] = useTransition()

  const download = () =>
    startPreparing(async () => {
      const url = await requestLink(fileId)
      if (url) window.location.assign(url)
      else toast.error(problem)
    })

  return (
    <Button
      buttonStyle="secondary"
      disabled={isPreparing}
      icon={<Icon icon={Download} size={1.125} />}
      iconPosition="left"
      margin={false}
      onClick={download}
      tooltip={fileName}
    >
      {isPreparing ? jobApplicationWords.preparing : label}
    </Button>
  )
}

async function requestLink(fileId: number): Promise<string | null> {
  const response = await fetch(`/api/candidate-files/${fileId}/lien`, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
  }).catch(() => null)
  if (!response?.ok) return null
  const { url }: { url: string } = await response.json()
  return url
}
