import type { Request } from 'express';
import { basketFormCookie, returnedForm, type ReturnedForm } from '@talloor/contracts/endpoints/basketPage.ts';
import { openCookie } from '@talloor/platform/http/sealedCookie.ts';

export function returnedFormOf(request: Request, userId: string, basketId: string | null): ReturnedForm | null {
  const { data } = returnedForm.safeParse(openCookie(request, basketFormCookie));
  return data !== undefined && data.user === userId && data.basket === basketId ? data : null;
}
