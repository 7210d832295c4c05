import { EventEmitter } from 'node:events';

/** What a group stores: JSON's values, and Buffer, Date, Infinity and NaN. */
export type Value =
  | null | boolean | number | string | Uint8Array | Date | readonly Value[] | { readonly [key: string]: Value };

export interface Options {
  extensions?: readonly string[];
  root?: string;
  program?: string;
  serveArguments?: readonly string[];
  /** Milliseconds that a call may take. */
  timeout?: number;
}

export interface InstalledWidget {
  id: string;
  kind: string;
  family: string;
  configuration?: Record<string, unknown>;
}

export interface Warning {
  kind: string;
  message: string;
  hint: string;
  subject?: string;
  file?: string;
  line?: number;
}

export interface Picture {
  path: string;
  width: number;
  height: number;
  format: string;
  entryDate: string;
  changesAt?: string;
  rerun?: boolean;
  warnings?: Warning[];
}

export interface BridgeEvent {
  seq: number;
  eventId: string;
  method?: 'widgetClicked' | 'backgroundCallback';
  url?: string;
  [member: string]: unknown;
}

export type WidgetReference = { id: string } | { kind: string; family: string; configuration?: Record<string, unknown> };
export type ActivityReference = {
  activityId: string; presentation?: 'content' | 'compact' | 'minimal' | 'expanded' | 'standBy' | 'small';
};
export type TapPlace = { x: number; y: number } | { element: string };

/** An intent that has run, and what it came to. */
export interface IntentOutcome {
  intent: string;
  parameters: Record<string, unknown>;
  value?: unknown;
  dialog?: string;
  opensURL?: string;
  opensApp?: true;
  asks?: { for: 'value' | 'choice' | 'confirmation' | 'foreground'; dialog?: string; options?: string[]; parameter?: string };
  error?: { type: string; message: string };
  seq?: number;
  eventId?: string;
  warnings?: Warning[];
}

export interface TapOutcome extends Partial<IntentOutcome> {
  action: 'url' | 'intent' | 'none';
  url?: string;
  reloaded?: string[];
  /** Why the kind could not be reloaded at all, though the intent has run. */
  reloadError?: { code: number; message: string; data: { kind: string; hint: string } };
  failed?: Record<string, unknown>[];
}

export interface Control {
  template: 'button' | 'toggle';
  title: string;
  status?: string;
  isOn?: boolean;
  disabled?: true;
  warnings?: Warning[];
}

export interface ControlOutcome {
  action: 'intent' | 'none';
  intent?: string;
  parameters?: Record<string, unknown>;
  value?: unknown;
  dialog?: string;
  opensURL?: string;
  opensApp?: true;
  asks?: { for: 'value' | 'choice' | 'confirmation' | 'foreground'; dialog?: string; options?: string[]; parameter?: string };
  error?: { type: string; message: string };
  seq?: number;
  eventId?: string;
  control?: Control;
  /** Why it cannot be said what the control shows, though the intent has run. */
  controlError?: { code: number; message: string; data: { kind: string; hint: string } };
  warnings?: Warning[];
}

export interface Alert {
  title: string;
  body: string;
  sound?: string;
}

export interface ChangedActivity {
  id: string;
  pushToken?: string;
  warnings?: Warning[];
}

export interface LiveActivity {
  id: string;
  attributesType: string;
  activityState: 'pending' | 'active' | 'stale' | 'ended' | 'dismissed';
  attributes: Record<string, unknown>;
  state: unknown;
  staleDate?: string;
  relevanceScore: number;
  style: 'standard' | 'transient';
  startDate: string;
  updatedAt: string;
  endDate: string;
  dismissalDate: string;
  alert?: Alert;
  pushToken?: string;
  pushChannel?: string;
}

/** A session with `widget-bridge serve`. */
export class HomeWidget extends EventEmitter {
  constructor(options?: Options);

  /** Who the bridge is; rejects where it could not be started. */
  readonly server: Promise<{
    protocolVersion: number;
    serverInfo: { name: string; version: string; pid: number };
    capabilities: Record<string, string[]>;
  }>;

  on(event: 'notification', listener: (method: string, params: Record<string, unknown>) => void): this;
  on(event: 'widgetClicked' | 'backgroundCallback', listener: (event: BridgeEvent) => void): this;
  on(event: 'listenerError', listener: (error: unknown, event: string) => void): this;
  on(event: string, listener: (params: Record<string, unknown>) => void): this;

  /** Lets the bridge finish what it was asked, and gives its exit status. */
  close(): Promise<number | null>;

  setAppGroupId(groupId: string): Promise<true>;
  saveWidgetData(id: string, data: Value, options?: { appGroupId?: string; deleteFile?: boolean }): Promise<true>;
  getWidgetData(id: string, options?: { defaultValue?: Value; appGroupId?: string }): Promise<unknown>;
  updateWidget(widget: { name?: string; ios?: string }): Promise<true>;
  getInstalledWidgets(): Promise<InstalledWidget[]>;
  isRequestPinWidgetSupported(): Promise<boolean>;
  requestPinWidget(widget: {
    name?: string; ios?: string; family?: string; configuration?: Record<string, unknown>;
  }): Promise<null>;
  saveFile(id: string, data: Uint8Array, options?: { extension?: string; appGroupId?: string }): Promise<string>;
  scheduleWidgetUpdates(times: readonly Date[], widget: { name?: string; ios?: string }): Promise<true>;
  cancelScheduledWidgetUpdates(widget: { name?: string; ios?: string }): Promise<true>;
  canScheduleExactWidgetUpdates(): Promise<boolean>;
  initiallyLaunchedFromHomeWidget(): Promise<string | null>;
  registerBackgroundCallback(): Promise<true>;

  describeWidgets(options?: { locale?: string }): Promise<Record<string, unknown>[]>;
  installWidget(kind: string, family: string, configuration?: Record<string, unknown>): Promise<string>;
  removeWidget(id: string): Promise<true>;
  configureWidget(id: string, configuration: Record<string, unknown>): Promise<true>;
  configurationOptions(
    kind: string, parameter: string, options?: { search?: string; configuration?: Record<string, unknown> },
  ): Promise<{ identifier: unknown; displayString: string; subtitle?: string; section?: string }[]>;
  getTimeline(widget: WidgetReference): Promise<Record<string, unknown>>;
  renderWidget(kind: string, family: string, options: { path: string; [option: string]: unknown }): Promise<Picture>;
  tapWidget(tap: (WidgetReference | ActivityReference) & TapPlace): Promise<TapOutcome>;
  performIntent(intent: string, parameters?: Record<string, unknown>): Promise<IntentOutcome>;
  describeControls(options?: { locale?: string }): Promise<Record<string, unknown>[]>;
  describePreviews(): Promise<Record<string, unknown>[]>;
  describeActivities(): Promise<{ attributesType: string }[]>;
  getAppGroups(): Promise<string[] | null>;
  getAllWidgetData(options?: { appGroupId?: string }): Promise<{ values: Record<string, unknown>; byWidget: string[] }>;
  getControl(kind: string, configuration?: Record<string, unknown>): Promise<Control>;
  performControl(
    kind: string, options?: { configuration?: Record<string, unknown>; value?: boolean },
  ): Promise<ControlOutcome>;
  getEvents(options?: { after?: number }): Promise<BridgeEvent[]>;
  acknowledgeEvents(seq: number): Promise<true>;
  reloadAllWidgets(): Promise<true>;
  setHostState(state: 'foreground' | 'background'): Promise<true>;
  advanceClock(step: { to?: Date; by?: number }): Promise<{
    now: string; reloads: Record<string, unknown>[]; activities?: Record<string, unknown>[]; warnings?: Warning[];
  }>;
  startLiveActivity(activity: {
    attributesType: string; attributes?: Record<string, unknown>; state: unknown; id?: string; staleDate?: Date;
    relevanceScore?: number; style?: 'standard' | 'transient'; startDate?: Date; pushType?: 'token'; alert?: Alert;
  }): Promise<ChangedActivity>;
  updateLiveActivity(id: string, state: unknown, options?: {
    staleDate?: Date; relevanceScore?: number; alert?: Alert; timestamp?: Date;
  }): Promise<true>;
  endLiveActivity(id: string, options?: {
    state?: unknown; staleDate?: Date; relevanceScore?: number; dismissal?: 'default' | 'immediate' | Date;
    alert?: Alert; timestamp?: Date;
  }): Promise<true>;
  getLiveActivities(options?: { attributesType?: string }): Promise<LiveActivity[]>;
  pushLiveActivity(
    payload: Record<string, unknown>, target?: { id?: string; token?: string },
  ): Promise<ChangedActivity>;

  /** Any method by its name. */
  call(method: string, params?: Record<string, unknown>, options?: { timeout?: number }): Promise<any>;
}

/** What the bridge answered instead of a result. */
export class WidgetBridgeError extends Error {
  readonly code: number;
  readonly kind: string;
  readonly hint: string;
  readonly data: Record<string, unknown>;
}

/** There is no such program. */
export class ProgramNotFoundError extends Error {}

/** The bridge has ended, or the session was closed, before the call was answered. */
export class BridgeEndedError extends Error {
  readonly status?: number | null;
}

/** The call took longer than it may. */
export class BridgeTimeoutError extends Error {}

/** The value as the protocol writes it, with tags for what JSON does not have. */
export function toWire(value: Value): unknown;
export function fromWire(value: unknown): unknown;
