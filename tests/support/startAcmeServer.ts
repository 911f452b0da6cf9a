import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'

/** Creates a certificate for a name, with its key, as files in this folder. */
export function createSelfSignedCertificate(folder: string, name: string) {
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const asked = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${name} -addext subjectAltName=DNS:${name} -days 9`
  execFileSync('openssl', [...asked.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { key, certificate }
}

/**
 * Let's Encrypt's own test server, which resolves every name to this machine and uses these ports
 * for the challenges.
 */
export async function startAcmeServer(
  folder: string,
  validSeconds: number,
  { httpPort, tlsPort }: { httpPort: number; tlsPort: number },
) {
  const [port, managementPort, dnsPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const { key, certificate } = createSelfSignedCertificate(folder, 'localhost')
  const file = path.join(folder, 'pebble.json')
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate,
    privateKey: key,
    httpPort,
    tlsPort,
    certificateValidityPeriod: validSeconds,
  }
  writeFileSync(file, JSON.stringify({ pebble }))
  const names = await startProgram('pebble-challtestsrv', [
    ...['-dns01', `127.0.0.1:${dnsPort}`, '-defaultIPv6', ''],
    ...['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', ''],
  ])
  const acme = await startProgram('pebble', ['-config', file, '-dnsserver', `127.0.0.1:${dnsPort}`])
  return {
    directory: `https://localhost:${port}/dir`,
    /** The CA of the server itself; the certificates that it issues are signed by other roots. */
    certificate,
    root: await vi.waitFor(() => fetchRootCertificate(managementPort), 20_000),
    stop: async () => {
      await Promise.all([endProgram(acme), endProgram(names)])
    },
  }
}

async function startProgram(program: string, args: string[]) {
  const started = spawn(program, args, {
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
    stdio: 'ignore',
  })
  await once(started, 'spawn').catch(() => {
    throw new Error('This needs pebble: apt-get install pebble')
  })
  return started
}

async function endProgram(program: Awaited<ReturnType<typeof startProgram>>) {
  const ended = once(program, 'exit')
  if (program.kill('SIGTERM')) await ended
}

const fetchRootCertificate = (port: number) =>
  new Promise<string>((resolve, reject) => {
    // The server creates a new root at each start, so it cannot be verified here.
    request({ port, path: '/roots/0', rejectUnauthorized: false, agent: false }, (answer) => {
      text(answer).then(resolve, reject)
    })
      .once('error', reject)
      .end()
  })
