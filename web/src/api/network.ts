// The network as a Transport: fetch for plain requests, a WebSocket a table.
import { connect } from './connection';
import type { Transport } from './transport';

export const way: Transport = {
  async call(method, path, body) {
    const headers: Record<string, string> = { 'X-Ludarium': '1' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  },
  connect,
};
