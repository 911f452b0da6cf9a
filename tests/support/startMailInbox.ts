import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSmtpServer } from './startSmtpServer'

/**
 * A mail server that stores each received mail as a file, so that every test worker can read it;
 * and the environment that leads to it.
 */
export async function startMailInbox() {
  const directory = mkdtempSync(path.join(tmpdir(), 'exemplia-inbox-'))
  const server = await startSmtpServer()
  server.onReceived = (raw, place) => {
    const file = path.join(directory, `${String(place).padStart(6, '0')}.eml`)
    // Readers never see a part of a mail.
    writeFileSync(`${file}.part`, raw)
    renameSync(`${file}.part`, file)
  }
  const stop = async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { directory, environment: { SMTP_URL: `smtp://127.0.0.1:${server.port}` }, stop }
}
