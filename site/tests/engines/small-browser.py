#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: any size, complaints as JSON lines (MiniBrowser, when automated, tells none)."""
import os, tempfile, gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, GLib, WebKit2

COMPLAINTS = os.environ['WK_COMPLAINTS']
DOWNLOADS = os.environ['WK_DOWNLOADS']
home = tempfile.mkdtemp(prefix='small-browser-')
data = WebKit2.WebsiteDataManager(base_data_directory=home + '/data', base_cache_directory=home + '/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
WATCH = """(() => {
  const say = (text) => webkit.messageHandlers.complain.postMessage(JSON.stringify(location.pathname + ': ' + text));
  addEventListener('error', (e) => say(e.message ?? 'resource ' + (e.target.src ?? e.target.href)), true);
  addEventListener('unhandledrejection', (e) => say('rejection ' + e.reason));
  addEventListener('securitypolicyviolation', (e) => say('csp ' + e.violatedDirective + ' ' + e.blockedURI));
  const error = console.error;
  console.error = (...a) => { say(a.map(String).join(' ')); error.apply(console, a); };
})()"""

def complain(_manager, result):
    with open(COMPLAINTS, 'a') as file:
        file.write(result.get_js_value().to_string() + '\n')

def create(_session):
    manager = WebKit2.UserContentManager()
    manager.register_script_message_handler('complain')
    manager.connect('script-message-received::complain', complain)
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript(WATCH, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=manager, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    window.set_default_size(390, 844)
    view.connect('close', lambda *_: (window.destroy(), GLib.timeout_add(300, Gtk.main_quit)))
    window.show_all()
    return view

def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', create)

def on_download(_context, download):
    def decide(each, name):
        each.set_destination('file://' + DOWNLOADS + '/' + GLib.uri_escape_string(name, None, True))
        return True
    download.connect('decide-destination', decide)

context.connect('automation-started', started)
context.connect('download-started', on_download)
Gtk.main()
