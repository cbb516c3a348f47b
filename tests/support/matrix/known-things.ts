import type { BrowserContext } from 'playwright-core';
import type { Known } from './routes-table';
import { sendOlderForm } from '../browser/sign-in-quietly';

const inAnHour = (): string => new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 16);

/** Books a journey for the signed-in person, like the older page. */
export async function book(context: BrowserContext): Promise<Pick<Known, 'ref' | 'key'>> {
  const booked = await sendOlderForm(context, '/legacy/new-booking', {
    pick_up: '1 Main Street, Cork',
    destination: 'Cork Airport',
    pick_up_at: inAnHour(),
    vehicle: 'estate',
    notes: '',
    payment_type: '1',
  });
  const ref = new URLSearchParams(booked.split('?')[1]).get('booked') ?? '';
  const html = await (await context.request.get('/legacy/job-status')).text();
  const key = /\/legacy\/track\?k=([\w-]+)/u.exec(html)?.[1] ?? '';
  return { ref, key };
}

/** The uuid of the only credit account request, for a signed-in admin. */
export async function creditRequest(context: BrowserContext): Promise<string> {
  const html = await (await context.request.get('/legacy/credit-account-requests')).text();
  return /\/credit-account-requests\/([0-9a-f-]{36})/u.exec(html)?.[1] ?? '';
}
