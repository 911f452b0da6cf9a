'use client'

import { Button } from '@payloadcms/ui'
import { Download } from 'lucide'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { Icon } from '@/components/ui/Icon'
import { applicationViewWords } from '@/src/content/admin/jobApplicationView'
import { request } from '../request/request'

type Props = { fileId: number; fileName: string; label: string; problem: string }

/** Requests a download link that is valid for one minute, and opens it. */
export function DownloadButton({ fileId, fileName, label, problem }: Props) {
  const { isBusy: isPreparing, run } = useRequestAction()

  const download = () =>
    void run({
      send: () =>
        request<{ url: string }>(`/api/candidate-files/${fileId}/lien`, {
          headers: { Accept: 'application/json' },
        }),
      failed: problem,
      onDone: ({ url }) => window.location.assign(url),
      refresh: 'never',
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
      {isPreparing ? applicationViewWords.preparing : label}
    </Button>
  )
}
